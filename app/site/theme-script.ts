/** Where the choice of a theme is kept: text in local storage, "true" or "false". */
export const THEME_KEY = "darkMode";

/** Runs in the head of every page: marks that scripts run, and applies the stored theme. */
export const THEME_SCRIPT = `(function(r){r.classList.add("js");try{if(localStorage.getItem("${THEME_KEY}")==="true")r.classList.add("dark")}catch(e){}})(document.documentElement)`;
