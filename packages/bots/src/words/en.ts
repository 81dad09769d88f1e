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

  'dogma.honest': 'The truth cannot be punished: the {count} I laid are what I said, and I am rid of them for good.',
  'dogma.lie': 'I had {count} to get rid of that nobody may confess, so I hoped to be believed.',
  'dogma.believe': 'By the cards I know and the record of this player, I gave it {percent} in a hundred to be true.',
  'dogma.doubt': 'By the cards I know and the record of this player, I gave it only {percent} in a hundred to be true.',
  'dogma.doubtSure': 'There are not that many of these cards left for anybody to hold, so it had to be a lie.',
  'dogma.joinHonest': 'I held {count} of just this kind, and joining with the truth is free of risk.',
  'dogma.joinLie': 'I slipped {count} in with the others and hoped that the next would not look too closely.',
  'dogma.create': 'With {dogma} on the altar more of my hand can be confessed.',

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
