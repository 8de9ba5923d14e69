/** Somebody is thinking: three dots that move. For those who listen, the words beside them say it. */
export const ThinkingDots = () => (
  <span className="thinking-dots" aria-hidden="true">
    <i />
    <i />
    <i />
  </span>
);
