/** Why a bot moved, in one sentence. `{card}` and the like are filled in by explain.ts. */
export const en = {
  byLuck: 'I just did something.',
  onlyMove: 'There was nothing else I could do.',
  searched:
    'I played it out {worlds} times with hands that fit what I have seen, and of {choices} choices this one did best.',

  'seven-seals.predict': 'My hand looks good for about {tricks} tricks in these colours.',
  'seven-seals.predictNone': 'I do not see a single trick in my hand that I could count on.',
  'seven-seals.sabotage': 'My hand is hard to predict, so I would rather spoil the predictions of others.',
  'seven-seals.handIn': 'The {seal} seal is the one I can spare most easily.',
  'seven-seals.win': 'I still have a seal for this trick, and {card} should win it.',
  'seven-seals.winUnwanted': 'I cannot avoid this trick, so at least {card} is gone.',
  'seven-seals.tryLead': 'I need tricks like this one, and {card} is worth a try.',
  'seven-seals.leadAway': 'I do not want this trick; with {card} somebody else will have to take it.',
  'seven-seals.tryWin': 'I need this trick, and {card} has a chance.',
  'seven-seals.duck': 'I let this trick go and keep what I still need; {card} is what I can spare.',
  'seven-seals.feed': 'As the saboteur I want this trick to go to somebody who has no seal for it.',
  'seven-seals.anyCard': '{card} looked nice.',

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
    'Of the four {dogma} cards I can place {placed}, and {count} were laid. This player was shown honest {honest} times and lying {lying} times: true in {percent} of a hundred cases, I think.',
  'dogma.believeAnyway':
    'I can place {placed} of the four {dogma} cards and gave the claim only {percent} in a hundred, but who always doubts is easily read.',
  'dogma.doubt':
    'Of the four {dogma} cards I can place {placed}, and {count} were laid. This player was shown honest {honest} times and lying {lying} times: true in only {percent} of a hundred cases, I think.',
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

  'mea-culpa.bid': 'I wanted a good choice of characters without paying too much or standing out with my post.',
  'mea-culpa.character': 'Of the characters left, this one is worth most to me this round.',
  'mea-culpa.buy': 'It is worth more to me than it costs, to sell or to give.',
  'mea-culpa.letter': 'This letter brings me closest to a set of four colours.',
  'mea-culpa.sell': 'I need the taler more than the thing.',
  'mea-culpa.donate': 'With this I hope to be among the two biggest donors when the chests are opened.',
  'mea-culpa.visit': 'Of all the doors in the House this one promised most for its price.',
  'mea-culpa.guess': 'That is where I would have gone.',
  'mea-culpa.pass': 'Nothing here was worth another notch.',
  'mea-culpa.crew': 'The cathedrals should be finished when my chest is fuller than those of others.',
  'mea-culpa.leastHarm': 'This harms me least, and others perhaps a little.',
} as const;

export type Reason = keyof typeof en;
