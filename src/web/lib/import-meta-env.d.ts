interface ImportMetaEnv {
  /** Set by the build. Tests and the development server have none, and are English. */
  readonly PAGE_LANGUAGE?: import('#shared/page-languages.ts').PageLanguage;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}
