import '@conclave/bots/worker';
