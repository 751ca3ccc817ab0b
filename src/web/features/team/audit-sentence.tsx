import type { ReactNode } from 'react';
import { type AuditAction, type AuditEntry, auditedSettings } from '#shared/contract/audit.ts';
import { roleNames } from '#shared/permissions.ts';
import { text } from '#shared/text.ts';
import { readAuditTarget } from './read-audit-target.ts';

/** One change as a sentence, with the names in bold. */
export function AuditSentence({
  who,
  action,
  target,
}: Pick<AuditEntry, 'who' | 'action' | 'target'>) {
  const say = action === 'settings.updated' ? ofSettings.get(target) : sentences[action];
  const { name, role } = action.startsWith('member.')
    ? readAuditTarget(target)
    : { name: target, role: null };
  return (say ?? changedSettings)({
    who: <Name>{who ?? 'A former member'}</Name>,
    what: <Name>{name === 'a former member' ? text('a former member') : name}</Name>,
    role: role && <Name>{roleNames[role]}</Name>,
  });
}

function Name({ children }: { children: ReactNode }) {
  return <span className="font-[560]">{children}</span>;
}

type Say = (of: { who: ReactNode; what: ReactNode; role: ReactNode }) => ReactNode;

const sentences: Record<Exclude<AuditAction, 'settings.updated'>, Say> = {
  'chatbot.created': ({ who, what }) => (
    <>
      {who} created the chatbot {what}
    </>
  ),
  'chatbot.updated': ({ who, what }) => (
    <>
      {who} updated the chatbot {what}
    </>
  ),
  'chatbot.deleted': ({ who, what }) => (
    <>
      {who} deleted the chatbot {what}
    </>
  ),
  'chatbot.secret-changed': ({ who, what }) => (
    <>
      {who} changed a secret key of the chatbot {what}
    </>
  ),
  'calendar.connected': ({ who, what }) => (
    <>
      {who} connected a calendar to the chatbot {what}
    </>
  ),
  'calendar.disconnected': ({ who, what }) => (
    <>
      {who} disconnected a calendar from the chatbot {what}
    </>
  ),
  'booking.canceled': ({ who, what }) => (
    <>
      {who} canceled the appointment {what}
    </>
  ),
  'document.added': ({ who, what }) => (
    <>
      {who} added the document {what}
    </>
  ),
  'document.updated': ({ who, what }) => (
    <>
      {who} updated the document {what}
    </>
  ),
  'document.corrected': ({ who, what }) => (
    <>
      {who} corrected facts in the document {what}
    </>
  ),
  'document.replaced': ({ who, what }) => (
    <>
      {who} replaced a document: {what}
    </>
  ),
  'document.deleted': ({ who, what }) => (
    <>
      {who} deleted the document {what}
    </>
  ),
  'website.added': ({ who, what }) => (
    <>
      {who} added the website {what}
    </>
  ),
  'website.updated': ({ who, what }) => (
    <>
      {who} changed the settings of the website {what}
    </>
  ),
  'website.deleted': ({ who, what }) => (
    <>
      {who} deleted the website {what}
    </>
  ),
  'member.invited': ({ who, what, role }) => (
    <>
      {who} invited {what} to join as {role}
    </>
  ),
  'member.invitation-canceled': ({ who, what }) => (
    <>
      {who} canceled the invitation for {what}
    </>
  ),
  'member.joined': ({ who, role }) => (
    <>
      {who} joined the team as {role}
    </>
  ),
  'member.role-changed': ({ who, what, role }) => (
    <>
      {who} changed the role of {what} to {role}
    </>
  ),
  'member.removed': ({ who, what }) => (
    <>
      {who} removed {what} from the team
    </>
  ),
  'member.left': ({ who }) => <>{who} left the team</>,
  'workspace.renamed': ({ who, what }) => (
    <>
      {who} renamed the workspace to {what}
    </>
  ),
  'workspace.transferred': ({ who, what }) => (
    <>
      {who} made {what} the owner of the workspace
    </>
  ),
  'key.created': ({ who, what }) => (
    <>
      {who} created the API key {what}
    </>
  ),
  'key.revoked': ({ who, what }) => (
    <>
      {who} revoked the API key {what}
    </>
  ),
  'webhook.created': ({ who, what }) => (
    <>
      {who} added the webhook {what}
    </>
  ),
  'webhook.updated': ({ who, what }) => (
    <>
      {who} updated the webhook {what}
    </>
  ),
  'webhook.deleted': ({ who, what }) => (
    <>
      {who} deleted the webhook {what}
    </>
  ),
};

const ofSettings = new Map<string, Say>([
  [auditedSettings.whiteLabel, ({ who }) => <>{who} changed the white-label settings</>],
  [auditedSettings.timeSaved, ({ who }) => <>{who} changed how time saved is calculated</>],
  [auditedSettings.report, ({ who }) => <>{who} changed the settings of the email report</>],
]);

const changedSettings: Say = ({ who }) => <>{who} changed the settings</>;
