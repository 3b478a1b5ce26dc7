import { Dialog } from '../shell/dialog.tsx';
import { useLanguage } from '../shell/language.tsx';

/** The sources of pictures and fonts, and their licences. */
const SOURCES = [
  ['Adventurer', 'https://www.dicebear.com/styles/adventurer/'],
  ['CC BY 4.0', 'https://creativecommons.org/licenses/by/4.0/'],
  ['Fluent Emoji', 'https://github.com/microsoft/fluentui-emoji'],
  ['Nunito', 'https://github.com/googlefonts/nunito'],
  ['Balsamiq Sans', 'https://github.com/balsamiq/balsamiqsans'],
  ['OFL 1.1', 'https://openfontlicense.org/'],
] as const;

export function AboutDialog({ onClose }: { readonly onClose: () => void }) {
  const { web } = useLanguage();
  const faces = { style: 'DiceBear Adventurer', author: 'Lisa Wischofsky', licence: 'CC BY 4.0' };
  const symbols = { style: 'Fluent Emoji', author: 'Microsoft', licence: 'MIT' };
  const fonts = { fonts: 'Nunito, Balsamiq Sans', licence: 'OFL 1.1' };
  return (
    <Dialog title={web.t('home:about')} onClose={onClose}>
      <p>{web.t('home:fans')}</p>
      <ul>
        <li>{web.t('home:credit-faces', faces)}</li>
        <li>{web.t('home:credit-symbols', symbols)}</li>
        <li>{web.t('home:credit-fonts', fonts)}</li>
        <li>{web.t('home:credit-rest')}</li>
      </ul>
      <p className="row sources">
        {SOURCES.map(([name, url]) => (
          <a key={name} href={url} target="_blank" rel="noopener noreferrer">
            {name}
          </a>
        ))}
      </p>
    </Dialog>
  );
}
