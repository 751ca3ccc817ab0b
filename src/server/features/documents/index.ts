/** Documents: uploaded, read, embedded, corrected, and opened as knowledge. */

export { exportCorrections } from '#server/features/documents/corrections/export-corrections.ts';
export { listComparedSources } from '#server/features/documents/knowledge/compared-sources.ts';
export {
  openKnowledge,
  prepareIndexes,
  readIndexCounts,
} from '#server/features/documents/knowledge/knowledge.ts';
export { listKnownConflicts } from '#server/features/documents/knowledge/known-conflict-queries.ts';
export { listReplaceable } from '#server/features/documents/replacements/older-version-queries.ts';
export { findOlderVersions } from '#server/features/documents/replacements/older-versions.ts';
export { receiveUpload } from '#server/features/documents/upload/receive-upload.ts';
export { uploadDocument } from '#server/features/documents/upload/upload-document.ts';
export { proposeDates } from '#server/features/documents/validity/document-validity.ts';
export {
  exportValidity,
  listEnding,
  listUndecidedDates,
} from '#server/features/documents/validity/validity-queries.ts';
export { bumpLinked } from './bump-linked.ts';
export { getDocument } from './get-document.ts';
export { deleteDocument, listDocuments, updateDocument } from './manage-documents.ts';
export {
  addPageDocument,
  deletePageDocuments,
  getPageText,
  linkPageDocuments,
  replacePageDocument,
} from './page-documents.ts';
export { countDocumentStates } from './queries.ts';
