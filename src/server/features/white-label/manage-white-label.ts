/** White-label: a workspace's own name, picture and links in chat, chat page and mails to visitors. */
import type { Deps } from '#server/deps.ts';
import { type Actor, recordAudit } from '#server/features/audit/index.ts';
import { hasFeature, requireFeature, type WorkspacePlan } from '#server/features/plans/index.ts';
import { auditedSettings } from '#shared/contract/audit.ts';
import type { WhiteLabelInput, WhiteLabelResponse } from '#shared/contract/white-label.ts';
import { AppError } from '#shared/errors.ts';
import { includesFeature } from '#shared/plan-features.ts';
import { deleteLabelRow, findLabelRow, findLogoRow, saveLabelRow, saveLogoRow } from './queries.ts';

type OfWorkspace = { deps: Deps; workspaceId: string };
type Change = { deps: Deps; actor: Actor };
type Picture = { type: string; image: Buffer };
/** What visitors are shown; the logo's address is one that needs no session. */
type VisitorLabel = NonNullable<WhiteLabelResponse['label']>;

const feature = 'whiteLabel' as const;

/** The label that counts now: null without one, and while the plan lacks it. */
export async function findVisitorLabel({
  deps,
  chatbot: { id, workspaceId, plan },
}: {
  deps: Deps;
  chatbot: { id: string; workspaceId: string; plan: WorkspacePlan };
}): Promise<VisitorLabel | null> {
  if (!plan.isSuperuser && !includesFeature({ planId: plan.planId, feature })) return null;
  const row = await findLabelRow({ connection: deps.database.orm, workspaceId });
  if (!row) return null;
  const { logoUpdatedAt, ...label } = row;
  const logoUrl = logoUpdatedAt && `/api/chat/${id}/logo?v=${logoUpdatedAt.getTime()}`;
  return { ...label, logoUrl };
}

export async function findLogo({ deps, workspaceId }: OfWorkspace): Promise<Picture | null> {
  return findLogoRow({ connection: deps.database.orm, workspaceId });
}

/** Readable on every plan: a downgrade takes away its use, not what was set up. */
export async function getWhiteLabel({
  deps,
  workspaceId,
}: OfWorkspace): Promise<WhiteLabelResponse> {
  const row = await findLabelRow({ connection: deps.database.orm, workspaceId });
  const isIncluded = await hasFeature({ deps, workspaceId, feature });
  if (!row) return { label: null, isIncluded };
  const { logoUpdatedAt, ...label } = row;
  const logoUrl = logoUpdatedAt && `/api/white-label/logo?v=${logoUpdatedAt.getTime()}`;
  return { label: { ...label, logoUrl }, isIncluded };
}

export async function saveWhiteLabel({
  deps,
  actor,
  input,
}: Change & { input: WhiteLabelInput }): Promise<WhiteLabelResponse> {
  const { workspaceId } = actor;
  await requireFeature({ deps, workspaceId, feature });
  const label = { ...input, updatedAt: deps.clock.now() };
  await deps.database.orm.transaction(async (transaction) => {
    await saveLabelRow({ connection: transaction, workspaceId, label });
    await recordAudit({ deps, transaction, actor, action: 'settings.updated', target });
  });
  return getWhiteLabel({ deps, workspaceId });
}

const target = auditedSettings.whiteLabel;

export async function saveLogo({
  deps,
  actor,
  logo,
}: Change & { logo: Picture | null }): Promise<WhiteLabelResponse> {
  const { workspaceId } = actor;
  await requireFeature({ deps, workspaceId, feature });
  const now = deps.clock.now();
  if (!(await saveLogoRow({ connection: deps.database.orm, workspaceId, logo, now }))) {
    throw new AppError('not_found', 'Please save your name first, then the logo.');
  }
  await recordAudit({ deps, actor, action: 'settings.updated', target });
  return getWhiteLabel({ deps, workspaceId });
}

/** Deleting is always allowed: visitors see the ordinary chat again. */
export async function deleteWhiteLabel({ deps, actor }: Change): Promise<WhiteLabelResponse> {
  const { workspaceId } = actor;
  await deps.database.orm.transaction(async (transaction) => {
    await deleteLabelRow({ connection: transaction, workspaceId });
    await recordAudit({ deps, transaction, actor, action: 'settings.updated', target });
  });
  return getWhiteLabel({ deps, workspaceId });
}
