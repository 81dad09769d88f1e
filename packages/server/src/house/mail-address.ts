/** One address, as plain as most are: nothing in it can become a second header or a second receiver. */
export const isMailAddress = (text: string): boolean =>
  text.length <= 200 &&
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?\.[A-Za-z]{2,}$/.test(text);
