/** Where a language model can be: the only list of providers, with the names owners know them by. */
export const providerNames = {
  cohere: 'Cohere',
  openai: 'OpenAI',
  anthropic: 'Anthropic',
  google: 'Google',
  mistral: 'Mistral',
  'openai-compatible': 'OpenAI-compatible server',
};
export type ModelProvider = keyof typeof providerNames;
export const modelProviders = Object.keys(providerNames) as ModelProvider[];
