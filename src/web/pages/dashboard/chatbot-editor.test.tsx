// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Chatbot, chatbotDefaults } from '#shared/contract/chatbots.ts';
import { MemberProvider } from '#web/features/accounts/member.tsx';
import { type SectionId, sections } from '#web/features/chatbots/changed-settings.ts';
import { demoMember } from '#web/features/demo/demo-member.ts';
import { prepareWebApi, renderInDashboard } from '#web/testing/render-in-dashboard.tsx';
import ChatbotEditor from './chatbot-editor.tsx';

prepareWebApi();

const chatbot = (readOnly: boolean): Chatbot => ({
  ...chatbotDefaults,
  id: '0b0e7a4e-0000-4000-8000-000000000001',
  model: { provider: 'openai-compatible', name: 'small', baseUrl: 'https://models.test/v1' },
  avatarUrl: null,
  modelKeyLast4: '1234',
  hasIdentitySecret: false,
  readOnly,
  documentsCount: 0,
  version: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
});

function openSection({ section, readOnly }: { section: SectionId; readOnly: boolean }) {
  renderInDashboard(
    <MemberProvider member={demoMember}>
      <ChatbotEditor chatbot={chatbot(readOnly)} section={section} />
    </MemberProvider>,
  );
  const form = within(screen.getAllByRole('group')[0] as HTMLElement);
  return [...form.queryAllByRole('textbox'), ...form.queryAllByRole('button')];
}

const isDisabled = (control: Element) => control.matches('[disabled], fieldset[disabled] *');

const forms = sections
  .map(({ id }) => id)
  .filter(
    (id) =>
      ![
        'actions',
        'booking',
        'wording',
        'knowledge',
        'answers',
        'playground',
        'tests',
        'versions',
        'health',
        'install',
      ].includes(id),
  );

test.each(forms)('%s of a read-only chatbot takes no input', (section) => {
  const controls = openSection({ section, readOnly: true });
  expect(controls.length).toBeGreaterThan(1);
  expect(controls.every(isDisabled)).toBe(true);
});

test.each(forms)('%s of any other chatbot does', (section) => {
  const controls = openSection({ section, readOnly: false });
  expect(controls.some(isDisabled)).toBe(false);
});

test('a read-only chatbot can be deleted', () => {
  openSection({ section: 'basics', readOnly: true });
  expect(isDisabled(screen.getByRole('button', { name: 'Delete chatbot' }))).toBe(false);
});
