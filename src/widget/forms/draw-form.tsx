/** A file of its own: few visitors see a form, and those who do can wait a moment. */
import type { Form } from '#widget/chat/chat.ts';
import type { Drawing } from '#widget/view/draw.ts';
import { ContactForm } from './contact-form.tsx';
import { DeleteQuestion } from './delete-question.tsx';

export const drawForm = (form: Form): Drawing =>
  form.chat.sheet === 'delete' ? DeleteQuestion(form) : ContactForm(form);
