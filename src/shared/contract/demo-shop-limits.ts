/** Apart from the schema, so that the landing page loads no validation. A turn is one message of either side. */
export const demoShopLimits = { questionCharacters: 500, turns: 6, turnCharacters: 2000 };
