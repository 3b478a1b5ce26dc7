import '../style/way.css';

interface YesChoiceProps {
  readonly chosen: boolean;
  readonly title: string;
  readonly text: string;
  readonly onChange: (chosen: boolean) => void;
}

/** Something that may be agreed to, and what that means. */
export function YesChoice({ chosen, title, text, onChange }: YesChoiceProps) {
  return (
    <label className="way sheet">
      <input type="checkbox" checked={chosen} onChange={() => onChange(!chosen)} />
      <span>
        <strong>{title}</strong>
        <br />
        {text}
      </span>
    </label>
  );
}
