/** Words the build puts in; see scripts/build/build-widget.ts. */
/** Where the chat lies on the server: its name changes with its content. */
declare const __CHAT_FILE__: string;
/** Where the forms lie. */
declare const __FORMS_FILE__: string;
/** Where the forms of actions lie. */
declare const __ACTIONS_FILE__: string;
/** Where choosing an appointment lies. */
declare const __BOOKING_FILE__: string;

/** How the addresses of the language files begin; a language's code and `.js` follow. */
declare const __TEXTS_FILES__: string;
/** Finds the first language that the chat has a file for: every file in src/shared/chat-texts. */
declare const __OUR_LANGUAGES__: RegExp;

declare module '*.css' {
  const text: string;
  export default text;
}
