/** Markdown below content/, turned into HTML by the build. */
declare module 'virtual:content/*' {
  const page: {
    title: string;
    summary: string;
    html: string;
    headings: readonly { id: string; text: string }[];
  };
  export default page;
}

/** The files of a folder below content/, word for word. */
declare module 'virtual:content-files/*' {
  const files: readonly { name: string; text: string }[];
  export default files;
}

/** The plain text of a folder below content/, for searching. */
declare module 'virtual:content-index/*' {
  const pages: readonly {
    name: string;
    title: string;
    sections: readonly { id: string | null; heading: string; text: string }[];
  }[];
  export default pages;
}

/** What the server says in English, with the same in the language of the build. */
declare module 'virtual:server-texts' {
  const texts: readonly (readonly [english: string, translated: string])[];
  export default texts;
}
