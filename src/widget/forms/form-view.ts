import type { Form } from '#widget/chat/form-tools.ts';
import type { FormTexts, Texts } from '#widget/texts/texts.ts';

/** A form with its texts, in English where the visitor's language isn't loaded. */
export type FormView = Form & { texts: Texts & FormTexts };
