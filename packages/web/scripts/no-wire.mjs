// In place of a game's door for programs of others, which the page never opens.
export const wire = undefined;
