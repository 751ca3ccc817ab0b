type SectionHeadingProps = { id: string; title: string; text: string };

export function SectionHeading({ id, title, text }: SectionHeadingProps) {
  return (
    <div className="mb-9 max-w-[40rem]">
      <h2 id={id} className="text-[clamp(1.75rem,1.3rem+1.9vw,2.4rem)]">
        {title}
      </h2>
      <p className="mt-3 text-[17px] text-balance text-ink-soft">{text}</p>
    </div>
  );
}
