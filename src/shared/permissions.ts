/** The one table of who may do what in a workspace; server and screens both read it. */
export const roles = ['owner', 'admin', 'editor', 'agent', 'viewer'] as const;
export type Role = (typeof roles)[number];

/** What someone can be made by others; the owner is the person the workspace belongs to. */
export const memberRoles = [
  'admin',
  'editor',
  'agent',
  'viewer',
] as const satisfies readonly Role[];
export type MemberRole = (typeof memberRoles)[number];

export const permissions = [
  'conversations.read',
  'conversations.edit',
  'chatbots.read',
  'chatbots.edit',
  'documents.read',
  'documents.edit',
  'answers.read',
  'answers.edit',
  'leads.read',
  'leads.edit',
  'analytics.read',
  'usage.read',
  'team.read',
  'team.edit',
  /** Keys, webhooks, branding, reports: whatever holds for the whole workspace. */
  'settings.read',
  'settings.edit',
  'billing.edit',
  /** Handing the workspace to someone else. */
  'ownership.edit',
] as const;
export type Permission = (typeof permissions)[number];

const inbox: Permission[] = ['conversations.read', 'conversations.edit'];
const reading: Permission[] = [
  'conversations.read',
  'chatbots.read',
  'documents.read',
  'answers.read',
  'leads.read',
  'analytics.read',
  'usage.read',
  'team.read',
];
const content: Permission[] = ['chatbots.edit', 'documents.edit', 'answers.edit', 'leads.edit'];
const ownersAlone: Permission[] = ['billing.edit', 'ownership.edit'];

const table: Record<Role, ReadonlySet<Permission>> = {
  owner: new Set(permissions),
  admin: new Set(permissions.filter((permission) => !ownersAlone.includes(permission))),
  editor: new Set([...reading, ...inbox, ...content]),
  agent: new Set(inbox),
  viewer: new Set(reading),
};

/** `role` is null for anyone who has none: they may do nothing. */
export function hasPermission({
  role,
  permission,
}: {
  role: Role | null;
  permission: Permission;
}): boolean {
  return role !== null && table[role].has(permission);
}

export const roleNames: Record<Role, string> = {
  owner: 'Owner',
  admin: 'Admin',
  editor: 'Editor',
  agent: 'Agent',
  viewer: 'Viewer',
};

/** What a role is for, as it is explained where one is chosen. */
export const roleDescriptions: Record<Role, string> = {
  owner: 'Everything, including billing and handing the workspace over.',
  admin: 'Everything except billing and ownership.',
  editor: 'Chatbots, documents, answers, leads and the inbox.',
  agent: 'The inbox and bookings only: answers conversations and cancels appointments.',
  viewer: 'Sees everything, changes nothing.',
};
