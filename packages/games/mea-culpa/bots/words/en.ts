/** Why a bot of this game moved, in one sentence. The names in brackets are filled in by `explain` (packages/search). */
export const en = {
  'mea-culpa.bid':
    '{character} is worth about {worth|step|steps} to me this round, and the richest of the others has {most} taler to bid.',
  'mea-culpa.bidPoor':
    '{character} would be worth about {worth|step|steps} to me this round, but with {taler} taler I have little to bid.',
  'mea-culpa.character': '{character} is worth about {worth|step|steps} to me this round, more than {instead}.',
  'mea-culpa.onlyCharacter': '{character} was the only one left, for about {worth|step|steps}.',
  'mea-culpa.byHand': 'This is how it is done: one thing after another, and all by hand.',
  'mea-culpa.holdBack': 'It can wait: after the last choice I know which card is left.',
  'mea-culpa.notHeldBack': 'There is something to gain by it now.',
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
  'mea-culpa.banker': 'Something else promised a little more, but to me business comes first.',
  'mea-culpa.builder': 'Something else promised a little more, but to me the cathedral comes first.',
  'mea-culpa.penitent': 'Something else promised a little more, but to me my soul comes first.',
} as const;

export type Reason = keyof typeof en;
