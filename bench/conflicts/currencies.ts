/** How shops write prices: the usual way, and another one for the same value. */
export const money = (sign: string) => ({
  write: (value: number) => `${sign}${value}`,
  rewrite: (value: number) => `${sign}${value}.00`,
});
export const euros = {
  write: (value: number) => `${value} €`,
  rewrite: (value: number) => `${value},00 EUR`,
};
