// Holds a house until it is killed: node house-process.mjs FOLDER
import { enterHouse } from '../../dist/storage/house-lock.js';

const house = enterHouse(process.argv[2]);
process.send?.(house.database);
setInterval(() => house.database, 1000);
process.on('disconnect', () => process.exit(0));
