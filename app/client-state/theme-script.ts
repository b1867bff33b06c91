/** The theme's key in local storage; the value is "true" or "false". */
export const THEME_KEY = "darkMode";

export const THEME_SCRIPT = `try{if(localStorage.getItem("${THEME_KEY}")==="true")document.documentElement.classList.add("dark")}catch(e){}`;

/** Marks that scripts run. Browsers older than all of scripts/oldest-browsers.ts get the page as without scripts. */
export const HEAD_SCRIPT = `self.structuredClone?document.documentElement.classList.add("js"):addEventListener("DOMContentLoaded",function(){document.querySelectorAll("noscript").forEach(function(n){n.outerHTML=n.textContent})});${THEME_SCRIPT}`;
