/** Why a bot of this game moved, in one sentence. The names in brackets are filled in by `explain` (packages/search). */
export const en = {
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
  'seven-seals.prophet': 'My cards are good for {plain|seal|seals}, I would say, and I foresee one trick more.',
  'seven-seals.hermit': 'My cards might have been good for {plain|seal|seals}, but {count} are company enough for me.',
  'seven-seals.spoilerPlays':
    'Another card promised me a little more, but with {card} somebody else may get a trick that hurts.',
  'seven-seals.spoiler':
    'A prediction would cost me about {points|point|points}: another might dare it, I would rather spoil theirs.',
} as const;

export type Reason = keyof typeof en;
