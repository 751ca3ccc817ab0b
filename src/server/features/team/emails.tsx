import type { ReactElement } from 'react';
import { MailAction, MailLayout, MailText } from '#server/adapters/mail/mail-layout.tsx';
import { brand } from '#shared/brand.ts';
import { type MemberRole, roleDescriptions, roleNames } from '#shared/permissions.ts';

type Mail = { subject: string; body: ReactElement };
type Invitation = { invitedBy: string; workspace: string; role: MemberRole; link: string };
type HandedOver = { name: string; by: string; workspace: string; link: string };

export const teamEmails = {
  invitation: ({ invitedBy, workspace, role, link }: Invitation): Mail => ({
    subject: `${invitedBy} invites you to ${workspace} on ${brand.name}`,
    body: (
      <MailLayout
        preview={`Work together in ${workspace}.`}
        heading="You are invited"
        footnote="If you do not know who this is from, ignore this mail. Nothing will happen."
      >
        <MailText>
          {invitedBy} invites you to work in {workspace} on {brand.name}.
        </MailText>
        <MailText>
          Your role: {roleNames[role]}. {roleDescriptions[role]} The link works once and for 7 days.
        </MailText>
        <MailAction href={link} label="See the invitation" />
      </MailLayout>
    ),
  }),
  'workspace-handed-over': ({ name, by, workspace, link }: HandedOver): Mail => ({
    subject: `${workspace} is yours now`,
    body: (
      <MailLayout
        preview={`${by} handed ${workspace} over to you.`}
        heading="You own a workspace now"
        footnote={`You get this mail because you work in ${workspace}.`}
      >
        <MailText>Hello {name},</MailText>
        <MailText>
          {by} handed {workspace} over to you. It runs on your plan from now on, and you decide who
          works in it.
        </MailText>
        <MailAction href={link} label="Open the workspace" />
      </MailLayout>
    ),
  }),
};
