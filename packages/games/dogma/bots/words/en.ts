/** Why a bot of this game moved, in one sentence. The names in brackets are filled in by `explain` (packages/search). */
export const en = {
  'dogma.honest':
    'The truth cannot be punished: the {count} I laid are {dogma}, as I said, and I am rid of them for good.',
  'dogma.honestLast': 'My last cards are {dogma}, as I said. Whatever the others do, they cannot come back to me.',
  'dogma.lie':
    'Of my cards {burdens} cannot be confessed now. I claimed {dogma}, of which I hold none, and hoped to be believed.',
  'dogma.lieCovered':
    'Of my cards {burdens} cannot be confessed now. I hold {held} of the {dogma} cards myself, so hardly anybody can disprove that claim.',
  'dogma.lieForced':
    'I hold nothing that may be confessed now, so I had to lie, and {dogma} seemed hardest to disprove.',
  'dogma.believe':
    'Of the four {dogma} cards I can place {placed}, and {count} were laid. This player was shown honest {honest|time|times} and lying {lying|time|times}: true in {percent} of a hundred cases, I think.',
  'dogma.believeAnyway':
    'I can place {placed} of the four {dogma} cards and gave the claim only {percent} in a hundred, but who always doubts is easily read.',
  'dogma.doubt':
    'Of the four {dogma} cards I can place {placed}, and {count} were laid. This player was shown honest {honest|time|times} and lying {lying|time|times}: true in only {percent} of a hundred cases, I think.',
  'dogma.doubtAnyway':
    'I gave it {percent} in a hundred to be true, but {dogma} cards would go down again together, and those of a liar would not.',
  'dogma.doubtSet': 'I hold {held} of the {dogma} cards: if it is true, I get all four and am rid of them at once.',
  'dogma.doubtLast': 'Those were the last cards of this player, and only a doubt could still stop it from going out.',
  'dogma.doubtSure':
    'I can place {placed} of the four {dogma} cards, so nobody can have laid {count}: it had to be a lie.',
  'dogma.joinHonest': 'I held just this, {dogma}: joining with the truth is free of risk, and {count} are gone.',
  'dogma.joinLie':
    'Of my cards {burdens} cannot be confessed now. I slipped {count} in as {dogma} and hoped that the next would not look too closely.',
  'dogma.create': 'I hold {held} of the {dogma} cards. With that dogma on the altar they can be confessed.',
  'dogma.createInstead': 'With {dogma} in place of another dogma, more of my hand can be confessed.',
  'dogma.createAgainst':
    'I hold {held} of the {dogma} cards, the others may have {left}: now they are a sin and hard to get rid of.',
  'dogma.inquisitor':
    'I gave it {percent} in a hundred to be true, and something else promised a little more, but a confession wants to be examined.',
  'dogma.saint': 'A lie promised a little more, but so little is not worth a lie to me.',
  'dogma.gambler': 'Something else promised a little more, but whoever lays, lays {count} at once.',
  'dogma.gamblerJoins': 'Something else promised a little more, but a pile that grows is not left to others.',
} as const;

export type Reason = keyof typeof en;
