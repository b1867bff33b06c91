import { MENU_ITEM, MenuList } from "#app/sections/menu/links.tsx";
import { useHouseLanguage } from "#app/paths/use-paths.ts";
import { useWords } from "#app/site/house.ts";
import { LanguageLinks } from "./links.tsx";

/** The other languages, folded in the top bar of large screens. */
export function LanguageMenu() {
  const { label } = useWords().language;
  const language = useHouseLanguage();
  return (
    <div className="hidden lg:block">
      <MenuList
        atEnd
        label={
          <>
            {language.toUpperCase()}
            <span className="sr-only">{label}</span>
          </>
        }
      >
        {() => <LanguageLinks className={MENU_ITEM} />}
      </MenuList>
    </div>
  );
}

/** The other languages in the menu of small screens. */
export function LanguageList() {
  const { label } = useWords().language;
  return (
    <ul aria-label={label} className="mt-3 flex border-t border-on-night/15 pt-3 text-lg">
      <LanguageLinks className={MENU_ITEM} />
    </ul>
  );
}
