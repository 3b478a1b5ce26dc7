/** The sign of points in Treehouse. */
export function Rosette() {
  return (
    <svg className="rosette" viewBox="0 0 24 24" aria-hidden="true">
      <path
        className="ribbon"
        d="M6.800 13.500 3.600 22.400l4-1 2.600 2 2.400-8.400zM17.200 13.500l3.200 8.900-4-1-2.600 2-2.400-8.400z"
      />
      <circle className="gold" cx="12" cy="9" r="7.800" />
      <circle className="cream" cx="12" cy="9" r="3.800" />
    </svg>
  );
}
