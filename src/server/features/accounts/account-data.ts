/** What other features keep for an account. app.ts collects one entry a feature, so that accounts need not know them. */
export type AccountData = {
  /** The key in the exported file: "chatbots". */
  name: string;
  exportData(owner: AccountOwner): Promise<unknown>;
  /**
   * Runs before anything is deleted, for what rows and their cascades cannot end: a subscription that goes on
   * charging, files elsewhere. Throwing stops the deletion and the message is what the owner reads.
   */
  beforeDeletion?(owner: AccountOwner): Promise<void>;
};

export type AccountOwner = { userId: string; workspaceId: string };
