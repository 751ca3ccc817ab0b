/** GET /api/chatbots/:id/install: the sites on which a chatbot's widget has asked for it, the latest first. */
export type InstallResponse = {
  items: {
    /** "https://www.example.com" */
    origin: string;
    firstAt: string;
    lastAt: string;
    /** The chatbot's allowed domains do not name this site. */
    refused: boolean;
  }[];
};
