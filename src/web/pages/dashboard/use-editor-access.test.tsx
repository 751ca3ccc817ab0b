// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { Chatbot } from '#shared/contract/chatbots.ts';
import type { Role } from '#shared/permissions.ts';
import { type SectionId, sections } from '#web/features/chatbots/changed-settings.ts';
import { RoleProvider } from '#web/state/permissions.tsx';
import { prepareWebApi, renderInDashboard } from '#web/testing/render-in-dashboard.tsx';
import { useEditorAccess } from './use-editor-access.ts';

prepareWebApi();

type Access = ReturnType<typeof useEditorAccess>;

function accessOf({
  role,
  section,
  readOnly,
}: {
  role: Role;
  section: SectionId;
  readOnly: boolean;
}) {
  const seen: Access[] = [];
  function Page() {
    seen.push(useEditorAccess({ chatbot: { readOnly } as Chatbot, section }));
    return null;
  }
  renderInDashboard(
    <RoleProvider role={role}>
      <Page />
    </RoleProvider>,
  );
  return seen.at(-1) as Access;
}

const disabledFor = (who: { role: Role; readOnly: boolean }) =>
  sections.map(({ id }) => id).filter((section) => accessOf({ ...who, section }).isDisabled);

test('lets an owner change everything', () => {
  expect(disabledFor({ role: 'owner', readOnly: false })).toEqual([]);
  const access = accessOf({ role: 'owner', section: 'basics', readOnly: false });
  expect(access).toMatchObject({ mayEdit: true, hasPlayground: true, hidden: [] });
});

test('keeps documents, playground, health and installation usable in a read-only chatbot', () => {
  const disabled = disabledFor({ role: 'owner', readOnly: true });
  for (const section of ['knowledge', 'playground', 'health', 'install']) {
    expect(disabled).not.toContain(section);
  }
  expect(disabled).toContain('basics');
  expect(disabled).toContain('answers');
});

test('lets a viewer open lists, which hide their own buttons, and no playground', () => {
  const disabled = disabledFor({ role: 'viewer', readOnly: false });
  expect(disabled).toContain('basics');
  for (const section of ['knowledge', 'answers', 'tests', 'health', 'versions']) {
    expect(disabled).not.toContain(section);
  }
  const access = accessOf({ role: 'viewer', section: 'basics', readOnly: false });
  expect(access).toMatchObject({ mayEdit: false, hasPlayground: false, hidden: ['playground'] });
});
