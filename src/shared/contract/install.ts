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

/** Kinds of sites for which there is something to download, ready to install. */
export const installKinds = ['wordpress', 'shopify', 'react', 'google-tag-manager'] as const;
export type InstallKind = (typeof installKinds)[number];
