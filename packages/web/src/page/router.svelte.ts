import { hashOf, type Place, placeOf } from './place.ts';

class Router {
  place: Place = $state.raw(placeOf(location.hash));
  constructor() {
    addEventListener('hashchange', () => {
      this.place = placeOf(location.hash);
    });
  }
}

export const router = new Router();

export const go = (place: Place): void => {
  location.hash = hashOf(place);
};
