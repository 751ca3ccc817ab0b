/** Size limits checked at every build, in bytes after gzip. A page's first view is all script it loads before anyone acts. */
export const budgets = {
  firstViewScript: { page: 'index.html', maxGzipBytes: 150_000 },
  /** /app, for someone signed in, up to its first list: the app's shell, the route's files and the tab that opens first. */
  dashboardScript: {
    page: '__spa-fallback.html',
    route: 'pages/dashboard/dashboard-page',
    opens: 'chatbots-tab',
    maxGzipBytes: 250_000,
  },
  /** What a page loads before the launcher shows. */
  widgetLauncher: { maxGzipBytes: 1_500 },
  /** Launcher and chat together: everything until a visitor has an answer. */
  widget: { maxGzipBytes: 12_000 },
  /** What comes with the menu, a form or the sound. */
  widgetForms: { maxGzipBytes: 2_500 },
  /** What comes when a chatbot offers a look-up or a request: its form, its cards and their texts in all languages. */
  widgetActions: { maxGzipBytes: 4_000 },
  /** What comes when a chatbot offers an appointment: its steps and cards. Their texts come with the offer. */
  widgetBooking: { maxGzipBytes: 5_000 },
  /** The chat's texts in one language other than English. */
  widgetLanguage: { maxGzipBytes: 2_000 },
} as const;
