/** The page has few places, all behind the hash, so that any static host can serve it. */
export type Place =
  | { readonly at: 'home' }
  | { readonly at: 'new'; readonly game: string; readonly people: boolean }
  | { readonly at: 'lobby' }
  | { readonly at: 'find'; readonly game: string }
  | { readonly at: 'solo'; readonly id: string }
  | { readonly at: 'table'; readonly id: string }
  | { readonly at: 'hot'; readonly id: string }
  | { readonly at: 'hot-seat' }
  | { readonly at: 'replay'; readonly query: string }
  | { readonly at: 'statistics' }
  | { readonly at: 'rules'; readonly game: string; readonly number: string }
  | { readonly at: 'tutorial'; readonly game: string; readonly lesson: string }
  | { readonly at: 'settings' }
  | { readonly at: 'calls' }
  | { readonly at: 'notices' }
  | { readonly at: 'past'; readonly person: string }
  | { readonly at: 'ladder'; readonly game: string }
  | { readonly at: 'programs'; readonly game: string }
  | { readonly at: 'me'; readonly code: string }
  | { readonly at: 'clubs'; readonly id: string }
  | { readonly at: 'club'; readonly code: string }
  | { readonly at: 'house'; readonly part: string; readonly id: string };

export const placeOf = (hash: string): Place => {
  const [path = '', query = ''] = hash.split('?');
  const [at = '', first = '', second = ''] = path
    .replace(/^#?\/?/, '')
    .split('/')
    .map(decodeURIComponent);
  switch (at) {
    case 'new':
      return { at: 'new', game: first, people: second === 'friends' };
    case 'solo':
      return first === '' ? { at: 'home' } : { at: 'solo', id: first };
    case 't':
      return first === '' ? { at: 'home' } : { at: 'table', id: first };
    case 'hot':
      return first === '' ? { at: 'hot-seat' } : { at: 'hot', id: first };
    case 'replay':
      return { at: 'replay', query };
    case 'statistics':
      return { at: 'statistics' };
    case 'lobby':
      return { at: 'lobby' };
    case 'find':
      return { at: 'find', game: first };
    case 'rules':
      return { at: 'rules', game: first, number: second };
    case 'learn':
      return { at: 'tutorial', game: first, lesson: second };
    case 'settings':
    case 'calls':
    case 'notices':
      return { at };
    case 'past':
      return { at: 'past', person: first };
    case 'ladder':
    case 'programs':
      return { at, game: first };
    case 'me':
      return { at: 'me', code: '' };
    case 'in':
      return { at: 'me', code: first };
    case 'clubs':
      return { at, id: first };
    case 'club':
      return { at, code: first };
    case 'house':
      return { at, part: first, id: second };
    default:
      return { at: 'home' };
  }
};

export const hashOf = (place: Place): string => {
  switch (place.at) {
    case 'home':
      return '#/';
    case 'new':
      return `#/new/${encodeURIComponent(place.game)}${place.people ? '/friends' : ''}`;
    case 'solo':
      return `#/solo/${encodeURIComponent(place.id)}`;
    case 'table':
      return `#/t/${encodeURIComponent(place.id)}`;
    case 'hot':
      return `#/hot/${encodeURIComponent(place.id)}`;
    case 'hot-seat':
      return '#/hot';
    case 'replay':
      return place.query === '' ? '#/replay' : `#/replay?${place.query}`;
    case 'rules':
      return `#/rules/${encodeURIComponent(place.game)}${place.number === '' ? '' : `/${encodeURIComponent(place.number)}`}`;
    case 'tutorial':
      return `#/learn/${encodeURIComponent(place.game)}${place.lesson === '' ? '' : `/${encodeURIComponent(place.lesson)}`}`;
    case 'past':
      return place.person === '' ? '#/past' : `#/past/${encodeURIComponent(place.person)}`;
    case 'find':
    case 'ladder':
    case 'programs':
      return `#/${place.at}/${encodeURIComponent(place.game)}`;
    case 'me':
      return place.code === '' ? '#/me' : `#/in/${encodeURIComponent(place.code)}`;
    case 'clubs':
      return place.id === '' ? '#/clubs' : `#/clubs/${encodeURIComponent(place.id)}`;
    case 'club':
      return `#/club/${encodeURIComponent(place.code)}`;
    case 'house':
      return `#/house/${place.part}/${place.id}`;
    case 'lobby':
    case 'settings':
    case 'calls':
    case 'notices':
    case 'statistics':
      return `#/${place.at}`;
  }
};
