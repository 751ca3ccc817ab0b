/** Whether the texts of a source file are shown on translated pages. Paths are relative to the root. */
export function isTranslatedFile(path: string): boolean {
  return /^src\/(web|shared)\/.+\.tsx?$/.test(path) && !notTranslated.test(path);
}

/**
 * Tests, tools for developers, sample data in English, and what programs read. The chatbot's own default texts aren't
 * translated here either: the chat shows them in the language of each visitor.
 */
const notTranslated =
  /\.test\.|\.d\.ts$|\/testing\/|\/pages\/(design-system|dev)\/|\/features\/(demo|api-reference)\/|\/pages\/api-reference\/|\/shared\/(platform|chat-events|chat-texts|switched-off|redirects)\b|\/contract\/(api|api-description|demo-shops|demo-shop-limits)\.ts$/;

/** Whether what a file of the server refuses with is shown on our pages. Programs and visitors' chats get English or their own. */
export function isErrorFile(path: string): boolean {
  return (
    /^src\/server\/(?:(?:features|http|adapters)\/.+|engine\/ingest\/read\/read-failure)\.tsx?$/.test(
      path,
    ) && !notOnPages.test(path)
  );
}

const notOnPages =
  /\.test\.|\/features\/(api|chat|demo-shops)\/|\/http\/(operations-routes|serve-pages|unknown-route)\.ts$/;
