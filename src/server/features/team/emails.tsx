import type { ReactElement } from 'react';
import { MailAction, MailLayout, MailText } from '#server/adapters/mail/mail-layout.tsx';
import type { MailWords } from '#server/adapters/mail/mail-words.ts';
import { brand } from '#shared/brand.ts';
import { type MemberRole, roleDescriptions, roleNames } from '#shared/permissions.ts';

type Mail = { subject: string; body: ReactElement };
type Invitation = {
  invitedBy: string;
  workspace: string;
  role: MemberRole;
  link: string;
  words: MailWords;
};
type HandedOver = { name: string; by: string; workspace: string; link: string; words: MailWords };

export const teamEmails = {
  invitation: ({ invitedBy, workspace, role, link, words }: Invitation): Mail => {
    const { say, sayKnown, language } = words;
    const values = { invitedBy, workspace, brand: brand.name };
    return {
      subject: say('{invitedBy} invites you to {workspace} on {brand}', values),
      body: (
        <MailLayout
          language={language}
          preview={say('Work together in {workspace}.', { workspace })}
          heading={say('You are invited')}
          footnote={say(
            'If you do not know who this is from, ignore this mail. Nothing will happen.',
          )}
        >
          <MailText>
            {say('{invitedBy} invites you to work in {workspace} on {brand}.', values)}
          </MailText>
          <MailText>
            {say('Your role: {role}. {description} The link works once and for 7 days.', {
              role: sayKnown(roleNames[role]),
              description: sayKnown(roleDescriptions[role]),
            })}
          </MailText>
          <MailAction href={link} label={say('See the invitation')} words={words} />
        </MailLayout>
      ),
    };
  },
  'workspace-handed-over': ({ name, by, workspace, link, words }: HandedOver): Mail => {
    const { say, language } = words;
    return {
      subject: say('{workspace} is yours now', { workspace }),
      body: (
        <MailLayout
          language={language}
          preview={say('{by} handed {workspace} over to you.', { by, workspace })}
          heading={say('You own a workspace now')}
          footnote={say('You get this mail because you work in {workspace}.', { workspace })}
        >
          <MailText>{say('Hello {name},', { name })}</MailText>
          <MailText>
            {say(
              '{by} handed {workspace} over to you. It runs on your plan from now on, and you decide who works in it.',
              { by, workspace },
            )}
          </MailText>
          <MailAction href={link} label={say('Open the workspace')} words={words} />
        </MailLayout>
      ),
    };
  },
};
