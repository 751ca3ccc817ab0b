/** Why a stored file could not be read, where the file itself doesn't say it. */
export const failureSentences = {
  unreadable: 'This file could not be read. Save it again in a simpler form and upload that.',
  'file-missing': 'The file is gone. Upload it again.',
} as const;
