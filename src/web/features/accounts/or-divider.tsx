export function OrDivider() {
  return (
    <div className="my-5 flex items-center gap-4 text-[13px] text-ink-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      or with your email
    </div>
  );
}
