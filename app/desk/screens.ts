/** The screens of the desk by the names that handlers give them. */
export { Access as access } from "./access/screen.tsx";
export { Confirm as confirm, SignIn as "sign-in" } from "./access/sign-in.tsx";
export { Calendar as calendar } from "./calendar/screen.tsx";
export { Stay as stay } from "./calendar/stay.tsx";
export { FirstDays as "first-days" } from "./first-days/screen.tsx";
export { More as more } from "./more.tsx";
export { Notice as notice } from "./notice/screen.tsx";
export {
  NewPicture as "new-picture",
  Picture as picture,
  Pictures as pictures,
} from "./pictures/screen.tsx";
export { Portals as portals } from "./portals/screen.tsx";
export { Reply as reply } from "./post/reply.tsx";
export { Post as post } from "./post/screen.tsx";
export { Prices as prices } from "./prices/screen.tsx";
export { Problem as problem, Question as question } from "./problem.tsx";
export { History as history, Publish as publish } from "./publish/screen.tsx";
export { Today as today } from "./today/screen.tsx";
export { ContentPage as "content-form" } from "./words/content-page.tsx";
export { NewPage as "new-page", Site as site, SiteList as "site-list" } from "./words/screen.tsx";
