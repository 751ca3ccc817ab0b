import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type AuditEntry, auditActions } from '#shared/contract/audit.ts';
import { AuditSentence } from './audit-sentence.tsx';

const say = (entry: Partial<Parameters<typeof AuditSentence>[0]>) =>
  renderToStaticMarkup(
    <AuditSentence who="Kim" action="chatbot.created" target="Bella" {...entry} />,
  ).replace(/<[^>]+>/g, '');

describe('AuditSentence', () => {
  it('says who did what to what', () => {
    expect(say({})).toBe('Kim created the chatbot Bella');
    expect(say({ action: 'member.left', target: 'Editor' })).toBe('Kim left the team');
  });

  it('names the role in its place', () => {
    const target = 'jo@shop.example as Viewer';
    expect(say({ action: 'member.invited', target })).toBe(
      'Kim invited jo@shop.example to join as Viewer',
    );
    expect(say({ action: 'member.joined', target: 'Agent' })).toBe('Kim joined the team as Agent');
  });

  it('says which settings were changed, and nothing strange about those it does not know', () => {
    const action: AuditEntry['action'] = 'settings.updated';
    expect(say({ action, target: 'white-label' })).toBe('Kim changed the white-label settings');
    expect(say({ action, target: 'something old' })).toBe('Kim changed the settings');
    expect(say({ action, target: 'constructor' })).toBe('Kim changed the settings');
  });

  it('does not name people who are gone', () => {
    const target = 'a former member';
    expect(say({ who: null, action: 'member.removed', target })).toBe(
      'A former member removed a former member from the team',
    );
  });

  it.each(auditActions)('has a sentence for %s', (action) => {
    expect(say({ action, target: 'kim@shop.example to Editor' })).toMatch(/^Kim \w+ .*\w$/);
  });
});
