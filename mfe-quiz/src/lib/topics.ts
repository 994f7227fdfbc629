/** What questions are about; `quiz.topic.<topic>` are the words. */
export const TOPICS = ['crypto', 'hongkong', 'platform', 'safety', 'science', 'words'] as const;
