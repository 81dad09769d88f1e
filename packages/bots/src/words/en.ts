/** Why a bot moved, in one sentence. `{card}` and the like are filled in by explain.ts. */
export const en = {
  byLuck: 'I just did something.',
  onlyMove: 'There was nothing else I could do.',
  searched:
    'I played it out {worlds} times with hands that fit what I have seen, and of {choices} choices this one did best.',
  'found.points': 'played out {worlds} times, it came out about {margin} points better than the next best choice',
  'found.places': 'played out {worlds} times, it came out about {margin} places better than the next best choice',
  'found.steps': 'played out {worlds} times, it came out about {margin} steps better than the next best choice',
  'found.even': 'played out {worlds} times, the next best choice came out as well',
  'found.behind': 'played out {worlds} times, another choice came out a little better, but not clearly enough for me',

  'seven-seals.predict': 'My surest card is {card}, and my hand looks good for about {tricks|trick|tricks}.',
  'seven-seals.predictNone': 'My best card is {card}, and I do not trust even that one to win a trick.',
  'seven-seals.takeOver':
    'My hand looks good for about {tricks|trick|tricks}; the middle had no {seal} seal left, so I took one over from another player.',
  'seven-seals.sabotage':
    'Any prediction would cost me about {points|point|points} with this hand, and the saboteur never pays more than {most}.',
  'seven-seals.handInWhite': 'A white seal left over would cost four points, so it goes first.',
  'seven-seals.keepWhite': 'I hand in {seal} and keep the white seal, which fits any trick that is still to come.',
  'seven-seals.handIn': 'I hand in {seal} and keep {kept}, because my cards are better for a {kept} trick.',
  'seven-seals.winLast': 'I still need a trick for my {seal} seal, and as the last to play I win it with {card}.',
  'seven-seals.winSafe': 'I still need a trick for my {seal} seal, and no card that I have not seen beats {card}.',
  'seven-seals.winUnlessRuffed':
    'I still need a trick for my {seal} seal, and no higher {led} card than {card} is left; only red could take it.',
  'seven-seals.tryWin':
    'I still need a trick for my {seal} seal, and only {higher|unseen card|unseen cards} of its colour can beat {card}.',
  'seven-seals.winUnwanted': 'I have no seal for this {led} trick and will probably take it, but then {card} is gone.',
  'seven-seals.hopeForRuff':
    'I have no seal for this {led} trick, and with {card} I can only hope that somebody takes it with red.',
  'seven-seals.leadAway':
    'I have no seal for a {led} trick, and {higher|card|cards} that I have not seen can take it from {card}.',
  'seven-seals.doneLead':
    'All my seals are handed in and I want no more tricks; {higher|card|cards} that I have not seen can beat {card}.',
  'seven-seals.doneUnder': 'All my seals are handed in, so I let {best} win and am rid of {card}.',
  'seven-seals.onlyCard': '{card} was the only card I could play to this {led} trick.',
  'seven-seals.discardDanger':
    'I have no {led} card and could throw away {card}, which might have won me a trick that I have no seal for.',
  'seven-seals.discard': 'I have no {led} card, and of the others {card} is the one I need least.',
  'seven-seals.cannotBeat': 'None of my {led} cards beats {best}, so I give {card}.',
  'seven-seals.saveForLater': 'I could beat {best} but keep my high {led} cards for a later trick and give {card}.',
  'seven-seals.stayUnder': 'I have no seal for a {led} trick, so I stay under {best} with {card}.',
  'seven-seals.feedLead':
    'As the saboteur I lead {card}: {count} of the {others} others have no seal for a {led} trick.',
  'seven-seals.feedTop':
    'As the saboteur I leave the trick to {best}, whose player has no seal for {led} and has to take a black one.',
  'seven-seals.feedTake': 'As the saboteur I take this trick with {card} from a player who has a seal for it.',
  'seven-seals.feedOver':
    'As the saboteur I go over {best} with {card} for now; {count} of the {others} others have no seal for a {led} trick.',
  'seven-seals.feedWait':
    'As the saboteur I cannot spoil this trick, because {best} lies there with a seal for it, so I give {card}.',
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

  'mea-culpa.bid':
    '{character} is worth about {worth|step|steps} to me this round, and the richest of the others has {most} taler to bid.',
  'mea-culpa.bidPoor':
    '{character} would be worth about {worth|step|steps} to me this round, but with {taler} taler I have little to bid.',
  'mea-culpa.character': '{character} is worth about {worth|step|steps} to me this round, more than {instead}.',
  'mea-culpa.onlyCharacter': '{character} was the only one left, for about {worth|step|steps}.',
  'mea-culpa.order': 'Of my two preliminary actions this one should come first.',
  'mea-culpa.characterEven':
    '{character} is worth about {worth|step|steps} to me this round, and {instead} hardly more.',
  'mea-culpa.characterLess':
    '{character} is worth about {worth|step|steps} to me this round, although {instead} promised more at first sight.',
  'mea-culpa.bonus': 'Of the {choices} bonuses left {bonus} can win me most when the chests are opened.',
  'mea-culpa.bonusLetter': 'A blue letter is needed for every set and else comes only from a finished cathedral.',
  'mea-culpa.buyToSell': '{good} costs {price} taler here and sells for {sale}.',
  'mea-culpa.buyToGive':
    '{good} for {price} taler would bring my donations of {category} to {mine}; the most I know of from another is {theirs}.',
  'mea-culpa.greedy': 'Two pieces for {price} taler, which sell for {sale} each, are worth a stone in Greed.',
  'mea-culpa.takeGood': '{good} costs me nothing now and sells for {sale} taler.',
  'mea-culpa.letter': 'With a {letter} letter I have {colours} of the four colours of a set.',
  'mea-culpa.completesSet': 'A {letter} letter completes a set of four colours, and that is worth eight steps.',
  'mea-culpa.takeIndulgence': 'I had to take the indulgence stone, although no letter was left for it.',
  'mea-culpa.sell': '{good} brings {sale} taler now, and as a donation it would win me less.',
  'mea-culpa.leads':
    'My donations of {category} are worth {mine} with this, and the most I know of from another is {theirs}.',
  'mea-culpa.follows':
    'With {mine} in {category} against the {theirs} of another I may still become the second biggest donor.',
  'mea-culpa.visitCard': '{door} offers {effect}, worth about {worth|step|steps} to me, for {notches|notch|notches}.',
  'mea-culpa.visitSuite5': 'For one stone in Lust I may use any card in the House, even {effect}, without a notch.',
  'mea-culpa.visitSuite6': 'Yellow letters lie only in suite 6, and I have {have} of them so far.',
  'mea-culpa.travel':
    'Nobody can be sure behind which of {doors|door|doors} I am, so travelling is worth about {worth|step|steps} to me.',
  'mea-culpa.guess': 'The Pope would gain most in {door}: about {worth|step|steps}.',
  'mea-culpa.guessDoubt':
    'Behind {door} the Pope would gain about {worth|step|steps}, and always to seek him behind the best door would be easy to foresee.',
  'mea-culpa.use': 'I use what I came for: {effect}.',
  'mea-culpa.rob': 'By my count that purse holds {taler} taler, the most of all others.',
  'mea-culpa.pass':
    'My post shows {notches|notch|notches} and the highest of the others {most}, and nothing I saw was worth another.',
  'mea-culpa.passFirst': 'With {taler} taler and what lies on the market and in the House, nothing paid for itself.',
  'mea-culpa.decline': 'It would have helped others more than me.',
  'mea-culpa.crewFinishes':
    'This finishes the cathedral now, while my open donations are worth {mine} and the best of the others {theirs}.',
  'mea-culpa.crew':
    'Site {site} is not finished by this; my open donations are worth {mine} so far, the best of the others {theirs}.',
  'mea-culpa.atonement':
    'The third Pope stone at {den} makes the others atone for {stones|stone|stones} in the other two dens.',
  'mea-culpa.popeStone':
    'I have {mine|stone|stones} at {den}, where the Pope stones protect, and {stones|stone|stones} in the other two dens.',
  'mea-culpa.emptyDen': 'At {den} I have only {stones|stone|stones} to atone for.',
  'mea-culpa.giveLetter': 'Of my {letter} letters I have {have}, so this is the one I miss least.',
} as const;

export type Reason = keyof typeof en;
