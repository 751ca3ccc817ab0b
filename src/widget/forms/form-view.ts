import type { FormTexts, Texts } from '#shared/chat-texts/texts.ts';
import type { Form } from '#widget/chat/form-tools.ts';

/** A form with its texts, in English where the visitor's language isn't loaded. */
export type FormView = Form & { texts: Texts & FormTexts };
