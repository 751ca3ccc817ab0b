/** As much of a chatbot as a document's row needs to say who reads it. */
export type ChatbotName = { id: string; name: string };
