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
