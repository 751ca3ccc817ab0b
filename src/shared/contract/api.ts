/** The public API, version 1: what programs send and are answered, cut from what the dashboard says as well. */
import { z } from 'zod';
import { actionForm, runActionInput } from './actions.ts';
import {
  advancedAnalyticsResponse,
  analyticsQuery,
  analyticsResponse,
  gapsResponse,
} from './analytics.ts';
import { testRunReport } from './answer-tests.ts';
import { answer, answerInput, updateAnswerInput } from './answers.ts';
import { sendMessageInput } from './chat.ts';
import { chatbot, chatbotSummary, createChatbotInput, updateChatbotInput } from './chatbots.ts';
import {
  chatSource,
  conversation,
  conversationMessage,
  conversationsQuery,
  provenance,
  provenanceHelp,
} from './conversations.ts';
import {
  deleteDocumentQuery,
  document,
  documentsQuery,
  updateDocumentInput,
  uploadResponse,
} from './documents.ts';
import { lead, leadsQuery, updateLeadInput } from './leads.ts';
import { chatbotVersion, draftState, versionsResponse } from './versions.ts';
import { updateWebsiteInput, website } from './websites.ts';

const page = { cursor: true, limit: true } as const;

export const apiQueries = {
  page: leadsQuery.pick(page),
  documents: documentsQuery.pick({
    ...page,
    search: true,
    chatbotId: true,
    state: true,
    source: true,
  }),
  conversations: conversationsQuery.pick({ ...page, search: true, chatbotId: true, state: true }),
  leads: leadsQuery,
  deleteDocument: deleteDocumentQuery,
  analytics: analyticsQuery,
};

export const apiInputs = {
  CreateChatbot: createChatbotInput,
  UpdateChatbot: updateChatbotInput,
  CreateAnswer: answerInput,
  UpdateAnswer: updateAnswerInput,
  UpdateDocument: updateDocumentInput,
  UpdateLead: updateLeadInput,
  UpdateSource: updateWebsiteInput.omit({ chatbotIds: true }),
  RestoreVersion: z.object({ number: chatbotVersion.shape.number }),
  SendReply: sendMessageInput.pick({ text: true }),
  AskQuestion: z.object({
    ...sendMessageInput.pick({ text: true, visitor: true }).shape,
    conversationId: z
      .uuid()
      .optional()
      .meta({ description: 'Goes on with a conversation that began through the API.' }),
  }),
  RunAction: z.object({
    ...runActionInput.pick({ fields: true, confirmation: true }).shape,
    conversationId: z
      .uuid()
      .meta({ description: 'Of the conversation that the action was offered in.' }),
  }),
} as const;
export type ApiInputName = keyof typeof apiInputs;

/** The same for programs, which get every field each time. */
export const actionRun = z.object({
  state: z.enum(['confirm', 'done', 'not-found', 'failed', 'unclear']).meta({
    description:
      '`confirm`: nothing has happened yet; show your user what is about to happen and send the same fields with `confirmation`. `not-found`: nothing fits, or the proof is wrong. `failed`: it didn’t happen. `unclear`: it may have happened, so don’t try again.',
  }),
  text: z.string().meta({ description: 'The owner’s words; empty unless it is done.' }),
  values: z.array(z.object({ label: z.string(), text: z.string(), url: z.string().optional() })),
  confirmation: z.string().nullable(),
});

export const apiAnswers = {
  Chatbot: chatbot.omit({ avatarUrl: true, modelKeyLast4: true }),
  ChatbotSummary: chatbotSummary.omit({ avatarUrl: true, model: true, modelKeyLast4: true }),
  Answer: answer,
  TestRun: testRunReport,
  Versions: versionsResponse,
  Draft: draftState,
  Document: document,
  UploadedDocument: uploadResponse,
  Source: z.object({
    kind: z.literal('website'),
    ...website.omit({ pages: true, pagesReady: true }).shape,
    pages: z.int().meta({ description: 'Pages that answers are taken from.' }),
  }),
  Conversation: conversation,
  Message: conversationMessage,
  Lead: lead,
  Analytics: analyticsResponse,
  AdvancedAnalytics: advancedAnalyticsResponse,
  Gaps: gapsResponse,
  ChatAnswer: z.object({
    answer: z.string(),
    answered: z.boolean().meta({ description: 'False when the documents don’t have the answer.' }),
    confidence: z.number().meta({ description: 'How sure the answer is, 0 to 1.' }),
    sources: z.array(chatSource),
    options: z.array(z.string()).meta({
      description:
        'Two to four short texts when the chatbot asks back, up to four topics that may be meant when it doesn’t know the answer or isn’t sure of it, or the name of the action that it offers; otherwise empty. Send one as the next question.',
    }),
    action: actionForm.nullable().meta({
      description: 'What can be looked up or requested with these fields, where it was asked for.',
    }),
    conversationId: z.uuid(),
    messageId: z.uuid().nullable().meta({ description: 'Null where a human answers later.' }),
    provenance: provenance.nullable().meta({ description: provenanceHelp }),
    state: conversation.shape.state,
    handoff: z
      .object({ mode: z.enum(['offer', 'waiting', 'contact']), text: z.string() })
      .nullable()
      .meta({
        description:
          'What follows an unknown answer. `offer`: the visitor may ask the team ("yes" as the next question does) or leave contact details; no one has been called. `waiting`: the team was called. `contact`: only contact details help.',
      }),
  }),
  ActionRun: actionRun,
  Deleted: z.object({ deleted: z.literal(true) }),
} as const;
export type ApiAnswerName = keyof typeof apiAnswers;
