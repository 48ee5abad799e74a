import { useSite } from './site-context.tsx';

/** The log of the product, as its files tell it. */
export function ReferenceChanges() {
  const { language, material } = useSite();
  return material.changes[language].map(({ title, items }) => (
    <div key={title}>
      <h3 className="mb-2 text-lg">{title}</h3>
      <ul className="grid gap-2.5">
        {items.map(item => (
          <li key={item} className="border-s-2 border-line ps-4 leading-7">
            {item}
          </li>
        ))}
      </ul>
    </div>
  ));
}
