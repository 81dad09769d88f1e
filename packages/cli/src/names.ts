/** Who sits at a table in the terminal, besides you. */
const COMPANY = ['Tetzel', 'Katharina', 'Cajetan', 'Argula', 'Eck', 'Ursula', 'Emser', 'Elisabeth'] as const;

export const seatNames = (seats: number, you?: number, name = ''): readonly string[] => {
  const company = COMPANY.slice(0, seats);
  return company.map((other, seat) => (seat === you ? name : other));
};
