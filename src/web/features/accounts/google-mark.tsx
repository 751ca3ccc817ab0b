/** Google asks for its own colours on the button that leads to it; they are the one exception to our tokens. */
export function GoogleMark() {
  return (
    <svg aria-hidden viewBox="0 0 24 24" fill="none" strokeWidth="4">
      <path stroke="#EA4335" d="M5.2 8.1A7.9 7.9 0 0 1 17.6 6.4" />
      <path stroke="#FBBC05" d="M5.2 15.9a7.9 7.9 0 0 1 0-7.8" />
      <path stroke="#34A853" d="M17.2 17.9A7.9 7.9 0 0 1 5.2 15.9" />
      <path stroke="#4285F4" d="M12.2 12h7.7a7.9 7.9 0 0 1-2.7 5.9" />
    </svg>
  );
}
