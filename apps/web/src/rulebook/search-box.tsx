import '../style/search-box.css';

interface SearchBoxProps {
  readonly label: string;
  readonly clear: string;
  readonly query: string;
  readonly onChange: (query: string) => void;
}

/** A line to search with. */
export function SearchBox({ label, clear, query, onChange }: SearchBoxProps) {
  return (
    <search className="search-box">
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={query}
        maxLength={80}
        onChange={(event) => onChange(event.target.value)}
      />
      {query !== '' && (
        <button
          type="button"
          className="button round quiet"
          aria-label={clear}
          title={clear}
          onClick={() => onChange('')}
        >
          <span aria-hidden="true">✕</span>
        </button>
      )}
    </search>
  );
}
