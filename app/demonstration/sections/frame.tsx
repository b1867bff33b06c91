import type { ReactNode } from "react";
import type { DemoLook } from "../mounts.ts";
import { demoContentOf } from "../demo-content.ts";
import type { LoaderArgs } from "#app/site/site-context.ts";
import { ToTop, ToTopButton } from "#app/ui/to-top.tsx";
import { BookedDialog } from "#app/sections/demo-booking/demo-dialogs.tsx";
import { DesignFooter } from "./footer.tsx";
import { TemplateMain } from "./template-main.tsx";

export function frameContentOf(args: LoaderArgs, look: DemoLook) {
  const content = demoContentOf(args);
  return {
    ...content[`template/${look}`],
    contacts: content["template/contact"].invented,
    /** The picture of the banner, for screens without a picture of their own. */
    banner: content["template/banners"][look],
  };
}

/** The content of the parts around a design's screens: header, banner and footer. */
export type FrameContent = ReturnType<typeof frameContentOf>;

const TO_TOP_LABEL = "Back to top";

/** The parts are methods, because TypeScript then lets each design narrow the parameter to the content of this design. */
export type FrameParts = {
  Header(frameContent: FrameContent): ReactNode;
  Footer(frameContent: FrameContent): ReactNode;
};

type DesignFrameProps = FrameParts & { frameContent: FrameContent; children: ReactNode };

export function DesignFrame({ Header, Footer, frameContent, children }: DesignFrameProps) {
  return (
    <>
      <a
        href="#contenuto"
        className="fixed top-2 left-2 z-50 -translate-y-24 bg-accent px-4 py-3 text-on-accent focus:translate-y-0"
      >
        Skip to content
      </a>
      <Header {...frameContent} />
      <TemplateMain picture={frameContent.banner}>{children}</TemplateMain>
      <DesignFooter houseName={frameContent.brand.name}>
        <Footer {...frameContent} />
      </DesignFooter>
      <ToTop label={TO_TOP_LABEL} />
      {/* On small screens, which have no margin for a floating button, the button is below the footer. */}
      <p className="flex justify-end bg-night px-3 pb-3 text-on-night not-js:hidden lg:hidden">
        <ToTopButton
          label={TO_TOP_LABEL}
          className="grid size-12 rounded-full border-on-night/40"
        />
      </p>
      <BookedDialog />
    </>
  );
}
